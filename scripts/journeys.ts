/** How many journeys of one run may pass only when they are tried again, before each of them counts as failed. */
export const AGAIN_AT_MOST = 2;

type Spec = { title: string; file: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
/** What Playwright's JSON reporter writes of a run, as far as it is counted here. */
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
 * Counts a run of the journeys. Those that passed only when tried again are named, and count as passed while they are
 * at most `AGAIN_AT_MOST`: more than that in one run are no accident of a busy machine.
 */
export function countsOfJourneys(report: JourneysReport) {
  const { expected, flaky, unexpected } = report.stats;
  const names = named(report, "unexpected");
  const again = named(report, "flaky");
  if (flaky > AGAIN_AT_MOST)
    return { passed: expected, failed: unexpected + flaky, names: [...names, ...again], again: [] };
  return { passed: expected + flaky, failed: unexpected, names, again };
}
