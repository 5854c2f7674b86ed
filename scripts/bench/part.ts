/**
 * One part of the benchmark in its own process, because the product's clients read their environment once and each part
 * has another. Sends its results to the parent process.
 */
const parts = {
  bundles: async () => (await import("./bundles.ts")).benchBundles(),
  routes: async () => {
    const { benchRoutes, onTable } = await import("./routes.ts");
    return onTable(benchRoutes);
  },
  monitoring: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./monitoring.ts")).benchMonitoring);
  },
  payments: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./payments.ts")).benchPayments);
  },
  prices: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable(async () => (await import("./prices.ts")).benchPrices());
  },
  importReading: async () => (await import("./import-reading.ts")).benchImportReading(),
  importRefusing: async () => (await import("./import-refusing.ts")).benchImportRefusing(),
  importWriting: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./import-writing.ts")).benchImportWriting);
  },
  drugs: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable(async () => (await import("./drugs.ts")).benchDrugs());
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
  largeClinic: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./large-clinic.ts")).benchLargeClinic);
  },
  statistics: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./statistics.ts")).benchStatistics);
  },
  exporting: async () => {
    const { onTable } = await import("./routes.ts");
    return onTable((await import("./exporting.ts")).benchExporting);
  },
  screens: async () => (await import("./screens.ts")).benchScreens(),
  firstLoad: async () => (await import("./first-load.ts")).benchFirstLoad(),
};
export type Parts = { [P in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[P]>> };

const name = process.argv[2] as keyof Parts;
process.send?.(await parts[name](), () => process.exit(0));
