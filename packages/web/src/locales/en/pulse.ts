const pulse = {
  positions: "Positions of the pulse",
  position: "Position",
  side: { left: "Left", right: "Right" },
  place: { cun: "Cun", guan: "Guan", chi: "Chi" },
  unsaid: "Not said",
  lastTime: "Last time: {{what}}",
  qualitiesOf: "Qualities, {{position}}",
  typed: "Type a quality: wiry, xian…",
  nothing: "No such quality",
  groupOf: "{{group}}, qualities",
  all: "All 28 qualities",
  scales: { depth: "Depth", strength: "Strength", tension: "Tension" },
  same: { both: "Same on the {{side}}", left: "left", right: "right", all: "Same everywhere" },
  whole: {
    title: "The whole pulse",
    qualities: "Overall qualities",
    rate: "Rate",
    rhythm: "Rhythm",
    course: "Rate over the visits",
    refused: "A whole number from {{low}} to {{high}}. It is not saved.",
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
