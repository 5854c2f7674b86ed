/** `list-members` as a construct's name: `ListMembers`. */
export const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
