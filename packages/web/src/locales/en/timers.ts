const timers = {
  title: "Timers",
  open_one: "Timers: {{count}} is running or paused",
  open_other: "Timers: {{count}} are running or paused",
  unseen_one: "{{count}} finished and not seen",
  unseen_other: "{{count}} finished and not seen",
  kinds: {
    acupuncture: "Acupuncture",
    electro: "Electroacupuncture",
    moxa: "Moxa",
    cupping: "Cupping",
    other: "Other treatment",
  },
  since: "since {{time}}",
  paused: "Paused",
  over: "Finished",
  pause: "Pause",
  pauseOf: "Pause: {{timer}}",
  resume: "Resume",
  resumeOf: "Resume: {{timer}}",
  more: "+1 min",
  moreOf: "+1 min: {{timer}}",
  stop: "Stop",
  stopOf: "Stop: {{timer}}",
  remove: "Remove",
  removeOf: "Remove: {{timer}}",
  visit: "Open the appointment",
  visitOf: "Open the appointment: {{timer}}",
  rang: "{{treatment}}: time is up",
  seen: "Stop ringing",
  start_one: "Start timer: {{treatment}}, {{count}} min",
  start_other: "Start timer: {{treatment}}, {{count}} min",
  minutes_one: "{{count}} min",
  minutes_other: "{{count}} min",
  startOf_one: "{{count}} min: start a timer, {{treatment}}",
  startOf_other: "{{count}} min: start a timer, {{treatment}}",
  started_one: "Timer started: {{count}} minute",
  started_other: "Timer started: {{count}} minutes",
  settings: {
    context: "Default duration of your timers",
    minutes: "Minutes of each treatment",
    help: "The retention time set at the points takes precedence.",
    end: "When a timer ends",
    sound: "Play a sound",
    soundHelp: "If off, the end is shown on every screen and in the browser tab.",
    saved: "Saved",
  },
} as const;

export default timers;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    timers: typeof timers;
  }
}
