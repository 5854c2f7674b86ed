/** The header of a request that takes place in the user's example space. */
export const EXAMPLE_HEADER = "x-meridian-example";

/** Days after which the table deletes an example with everything in it. */
export const EXAMPLE_DAYS = 7;

const EXAMPLE_ID = /^exs_/i;
/** Whether a space is an example of the guided tour. Keys have the id in lower case. */
export const isExampleSpace = (space: string) => EXAMPLE_ID.test(space);
