/**
 * One part of the bench in a process of its own: the product's clients read their functionEnvironment once, and each part has
 * others. Sends what it measured to the process that forked it.
 */
const parts = {
  bundles: async () => (await import("./bundles.ts")).benchBundles(),
  routes: async () => {
    const { benchRoutes, onTable } = await import("./routes.ts");
    return onTable(benchRoutes);
  },
  icd: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./icd.ts")).benchIcd);
  },
  visit: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./visit.ts")).benchVisit);
  },
  growth: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./growth.ts")).benchGrowth);
  },
  firstLoad: async () => (await import("./first-load.ts")).benchFirstLoad(),
};
export type Parts = { [P in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[P]>> };

const name = process.argv[2] as keyof Parts;
process.send?.(await parts[name](), () => process.exit(0));
