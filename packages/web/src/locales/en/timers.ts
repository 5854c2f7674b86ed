const timers = {
  title: "Timers",
  open_one: "Timers: {{count}} is running or paused",
  open_other: "Timers: {{count}} are running or paused",
  unseen_one: "{{count}} is over and was not seen",
  unseen_other: "{{count}} are over and were not seen",
  kinds: {
    acupuncture: "Acupuncture",
    electro: "Electroacupuncture",
    moxa: "Moxa",
    cupping: "Cupping",
    other: "Other treatment",
  },
  since: "since {{time}}",
  paused: "Paused",
  over: "Over",
  pause: "Pause",
  pauseOf: "Pause: {{timer}}",
  resume: "Go on",
  resumeOf: "Go on: {{timer}}",
  more: "+1 min",
  moreOf: "+1 min: {{timer}}",
  stop: "Stop",
  stopOf: "Stop: {{timer}}",
  remove: "Remove",
  removeOf: "Remove: {{timer}}",
  visit: "Open the appointment",
  visitOf: "Open the appointment: {{timer}}",
  rang: "{{treatment}}: time is over",
  seen: "Seen, stop ringing",
  start_one: "Start timer: {{treatment}}, {{count}} min",
  start_other: "Start timer: {{treatment}}, {{count}} min",
  minutes_one: "{{count}} min",
  minutes_other: "{{count}} min",
  startOf_one: "{{count}} min: start a timer, {{treatment}}",
  startOf_other: "{{count}} min: start a timer, {{treatment}}",
  started_one: "Timer started: {{count}} minute",
  started_other: "Timer started: {{count}} minutes",
  settings: {
    context: "How long yours run unless a treatment says otherwise",
    minutes: "Minutes of each treatment",
    help: "Retention noted at the points comes before these.",
    end: "When a timer is over",
    sound: "Ring with sound",
    soundHelp: "Without it, the end is shown on every screen and in the tab's title.",
    saved: "Saved",
  },
} as const;

export default timers;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    timers: typeof timers;
  }
}
