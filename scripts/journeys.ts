/** How many journeys of one run may pass at the second attempt. With more, each of them counts as failed. */
export const AGAIN_AT_MOST = 2;

type Spec = { title: string; file: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
/** The part of Playwright's JSON report that is counted here. */
export type JourneysReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
};

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function named(report: JourneysReport, status: string) {
  const specs = report.suites.flatMap(specsOf);
  return specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file} › ${title}`);
}

/**
 * Counts the journeys of a run. Those that passed at the second attempt are named, and count as passed up to
 * `AGAIN_AT_MOST`, because more of them in one run are not a coincidence.
 */
export function countsOfJourneys(report: JourneysReport) {
  const { expected, flaky, unexpected } = report.stats;
  const names = named(report, "unexpected");
  const again = named(report, "flaky");
  if (flaky > AGAIN_AT_MOST)
    return { passed: expected, failed: unexpected + flaky, names: [...names, ...again], again: [] };
  return { passed: expected + flaky, failed: unexpected, names, again };
}
