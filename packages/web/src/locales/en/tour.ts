/** The guided tour and its example. Each step is one sentence or two, and what can be tried there. */
const tour = {
  title: "Guided tour",
  place: "Step {{step}} of {{count}}",
  tryIt: "Try it:",
  next: "Next",
  back: "Back",
  end: "End the tour",
  finish: "Finish",
  elsewhere: "You are on another screen. The tour waits.",
  show: "Back to this step",
  example: {
    title: "Example",
    text: "Nothing here counts, nobody is written to, and it goes when you leave.",
    leave: "Leave the example",
  },
  waits: {
    text: "The guided tour waits at step {{step}} of {{count}}.",
    goOn: "Go on with the tour",
    end: "End the tour",
  },
  start: {
    text: "{{count}} short steps over the real screens: an appointment, tests, diagnosis, treatments and the history of a patient. You can stop at any time, and go on later or on another device.",
    example:
      "It is shown with an example patient, who is nowhere in your clinic: not in its numbers, not in its messages, not in its plan. The example goes when you end the tour.",
    action: "Start the tour",
  },
  step: {
    today: { text: "Home shows today: who comes next, the day's list, and what was left unfinished." },
    menu: {
      text: "The menu holds every screen that you may use: the day's work, the library, what your clinic made itself, and its administration.",
    },
    search: {
      text: "Search finds patients, screens and actions.",
      try: "Press Ctrl K or ⌘ K and type the first letters of a name.",
    },
    help: { text: "The help knows the screen you are on: its questions, its keys, and what is new." },
    calendar: { text: "The calendar shows a day, a week or a month, by professional or by room." },
    book: {
      text: "An appointment is booked in two presses. The name of a new patient is typed in the same field.",
      try: "Press a free time in the calendar, or this button.",
    },
    patients: { text: "All patients, with search, filters and sorting. A row opens the patient's record." },
    new_patient: { text: "Only the name is needed to begin with a patient." },
    import_patients: {
      text: "Patients come in from any spreadsheet. You see every row before anything is saved.",
    },
    patient: {
      text: "The record begins with what matters for treating: age, allergies, medication and alerts.",
    },
    history: { text: "The clinical history is one line in time. Filters show only what you look for." },
    figures: { text: "Every figure that was measured can be followed from visit to visit." },
    visit: {
      text: "This is an appointment. Its steps can be filled in any order; each shows whether it was begun.",
    },
    beside: { text: "The record stays beside your work: the last visit, allergies, medication." },
    complaint: {
      text: "What brings the patient, how strong it is, and what makes it better or worse.",
      try: "Change the intensity and see it saved by itself.",
    },
    saved: {
      text: "What you type is saved as you type, also without a connection. This place always says how it is.",
    },
    medication: {
      text: "Medicines come from the official list, and are checked against what you prescribe.",
    },
    vital_signs: {
      text: "Figures outside the usual range are marked, and the last value is shown beside them.",
      try: "Type a blood pressure of 190.",
    },
    tongue: {
      text: "The tongue is drawn, described and photographed, and compared with the last visit.",
      try: "Choose a colour of the coating and draw it.",
    },
    pulse: { text: "The pulse is described at six positions, or as a whole." },
    ryodoraku: { text: "Readings become a chart with the usual range of your clinic." },
    osteopathy: { text: "The osteopathic examination goes from region to region." },
    custom_tests: { text: "Tests that your clinic made itself are filled in here." },
    diagnosis: {
      text: "ICD codes and patterns stand side by side, each with the findings that speak for it.",
      try: "Type “migraine”.",
    },
    repeat: { text: "The last treatment can be repeated, all of it or in part." },
    points: {
      text: "Points are added by code or name, or on the chart.",
      try: "Type “st36” and press Enter.",
    },
    formulas: {
      text: "Formulas and substances with doses. What is too much, or does not go with a medicine, is said at once.",
    },
    supplements: { text: "Supplements and plants, checked in the same way." },
    osteopathic_treatment: { text: "Techniques and where they were used." },
    notes: { text: "What was done, and the advice for the patient, which the next visit shows." },
    finish: {
      text: "Finishing signs the appointment. From then on it can only be amended, and says by whom and why.",
    },
    signed: { text: "A signed appointment, two weeks before. It can be read, printed and amended." },
    monitoring: {
      text: "Between appointments, patients note their symptoms with a private link on their phone.",
    },
    documents: { text: "Exams and letters are kept with the patient." },
    consents: { text: "Consents are signed on the screen or with a link." },
    payments: { text: "What was charged, paid and is still open." },
    end: { text: "That was the tour. The help has it whenever you want to see it again." },
  },
};
export default tour;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    tour: typeof tour;
  }
}
