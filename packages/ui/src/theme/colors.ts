import type { MantineColorsTuple } from "@mantine/core";

/** Accent: ten steps around #1f7a6b, which is step 7. */
export const jade: MantineColorsTuple = [
  "#e9f4f1",
  "#d3e8e3",
  "#aad3ca",
  "#7dbcaf",
  "#57a898",
  "#3c9685",
  "#2a8777",
  "#1f7a6b",
  "#17655a",
  "#0e4c43",
];

/** Warm neutrals from paper to ink. */
export const gray: MantineColorsTuple = [
  "#f7f6f2",
  "#f1f0ea",
  "#e6e4dd",
  "#d8d6ce",
  "#b9bdb5",
  "#868f89",
  "#646f69",
  "#525e57",
  "#37413c",
  "#1c2421",
];

/** The same room at night: text first, then surfaces. */
export const dark: MantineColorsTuple = [
  "#e7ebe8",
  "#c5ccc7",
  "#a3ada7",
  "#7b867f",
  "#39433e",
  "#2d3632",
  "#232b27",
  "#171d1a",
  "#121715",
  "#0c100e",
];

export const red: MantineColorsTuple = [
  "#fbeae8",
  "#f5d3cf",
  "#eba9a2",
  "#e07f75",
  "#d65f53",
  "#c94a3d",
  "#bd3e32",
  "#b3362b",
  "#962a21",
  "#6f1e17",
];

export const amber: MantineColorsTuple = [
  "#fdf3e1",
  "#f9e4c0",
  "#f2cb8a",
  "#e9b055",
  "#dd952c",
  "#c97f18",
  "#b4690e",
  "#96560a",
  "#784507",
  "#553004",
];

export const blue: MantineColorsTuple = [
  "#e9f1f9",
  "#d0e1f2",
  "#a4c5e6",
  "#77a8d9",
  "#538fcb",
  "#3b7cbe",
  "#2b6cb0",
  "#245d98",
  "#1c4a7a",
  "#13345a",
];

export const green: MantineColorsTuple = [
  "#e8f4ea",
  "#cfe7d3",
  "#a2d0aa",
  "#74b980",
  "#54a562",
  "#3f924e",
  "#37883f",
  "#2f7d3b",
  "#24652f",
  "#174a20",
];
