const pulse = {
  positions: "Pulse positions",
  position: "Position",
  side: { left: "Left", right: "Right" },
  place: { cun: "Cun", guan: "Guan", chi: "Chi" },
  unsaid: "Not recorded",
  lastTime: "Last time: {{what}}",
  qualitiesOf: "Qualities, {{position}}",
  typed: "Type a quality: wiry, xian…",
  nothing: "No qualities found",
  groupOf: "{{group}}, qualities",
  all: "All 28 qualities",
  scales: { depth: "Depth", strength: "Strength", tension: "Tension" },
  same: { both: "Same on the {{side}}", left: "left", right: "right", all: "Same everywhere" },
  whole: {
    title: "Overall pulse",
    qualities: "Overall qualities",
    rate: "Rate",
    rhythm: "Rhythm",
    course: "Rate over time",
    refused: "Not saved. Enter a whole number from {{low}} to {{high}}.",
    usual: "Usual {{low}} to {{high}}",
    below: "Below the usual {{low}} to {{high}}",
    above: "Above the usual {{low}} to {{high}}",
  },
  bpm: "{{rate}} bpm",
  change: {
    title: "Changed since then",
    gained: "now {{what}}",
    lost: "no longer {{what}}",
    scale: "{{what}}: {{from}} → {{to}}",
  },
  note: "Note on the pulse",
} as const;

export default pulse;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    pulse: typeof pulse;
  }
}
