"""Games for programs that learn: observations, actions, batches, standard environments."""
