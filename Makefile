# Only forwards: dev.py does the work, with or without make.
.PHONY: play test check soak bench lock clean
play test check bench lock clean:
	@python3 dev.py $@ $(ARGS)
soak:
	@python3 dev.py soak $(GAME) $(ARGS)
