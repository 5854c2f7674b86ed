export { countInMonth, recentMonths } from "./months.ts";
