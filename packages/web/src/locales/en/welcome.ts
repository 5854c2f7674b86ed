const welcome = {
  title: "Welcome, {{name}}",
  lead: "A few questions, then you can begin. You can leave at any time: what you type is kept.",
  leadShort: "You are part of {{clinic}}.",
  stepsLabel: "Steps",
  step: { who: "You", place: "Your clinic", start: "Begin" },
  leave: { later: "Later", home: "Go to Home" },
  again: "You can open this page again from your account menu.",
  minutes_one: "{{count}} minute",
  minutes_other: "{{count}} minutes",
  who: {
    title: "What do you practise?",
    help: "Your colleagues see your specialities.",
    specialities: "Your specialities",
    other: "Other specialities",
    otherHelp: "Separate several with commas",
    suggested: {
      acupuncture: "Acupuncture",
      tcm: "Chinese medicine",
      osteopathy: "Osteopathy",
      phytotherapy: "Phytotherapy",
      nutrition: "Nutrition",
      massage: "Massage",
    },
    modules: "Modules",
    trial: "Start the free trial",
    trialHelp: "The free trial lasts 15 days, with no payment. You can change the modules later.",
    buy: "See the plans",
  },
  modules: {
    mtc: { name: "Chinese medicine", help: "Tongue, pulse, acupuncture, ear, formulas and substances" },
    osteo: { name: "Osteopathy", help: "Segments, mobility, pain and tests" },
    fito: { name: "Phytotherapy", help: "Plants, nutrition and supplements" },
    others: { name: "Other treatments", help: "Other and custom treatments and tests" },
  },
  type: {
    title: "What do patients book?",
    help: "One appointment type is enough to start. You can add others in the settings.",
  },
  place: {
    title: "Where do you see patients?",
    help: "One place with one office is enough to start.",
    planFirst: "Choose your modules first.",
    toPlan: "Choose modules",
    done: "Your place and what can be booked there are saved. You can change them in the settings.",
    next: "Continue",
  },
  start: {
    title: "How would you like to begin?",
    help: "Choose one. The others stay open to you.",
  },
  doors: {
    tour: { title: "Show me", help: "A guided tour with an example patient." },
    import: { title: "Bring my patients", help: "From a spreadsheet. Only the name is required." },
    patient: { title: "Start with one patient", help: "Add the name, then book the first appointment." },
    calendar: { title: "Open the calendar", help: "See the appointments that are booked for you." },
    planFirst: "Patients can be added once you have chosen your modules.",
  },
  steps: {
    done: "Done",
    plan: {
      title: "Choose your specialities and modules",
      help: "They decide what you see in the appointment.",
      action: "See the plans",
    },
    place: {
      title: "Add your location",
      help: "One place, one office and one appointment type are enough to start.",
      action: "Open the settings",
      name: "Name of the place",
      office: "Office",
      officeHelp: "The room that is booked",
      officeName: "Office 1",
      address: "Address",
      phone: "Phone",
      type: "Appointment type",
      typeHelp: "What patients book",
      typeName: "Consultation",
      duration: "Duration",
      price: "Price",
    },
    patient: {
      title: "Add a patient",
      help: "Only the name is required. You can add the rest later.",
      action: "New patient",
    },
    book: {
      title: "Book an appointment",
      help: "Choose the patient and a free time in the calendar.",
      action: "Open the calendar",
    },
    visit: {
      title: "Write up an appointment",
      help: "Open it and press Start. What you type is saved by itself.",
      action: "Open the calendar",
    },
    sign: {
      title: "Sign it",
      help: "Press Finish, then Finish and sign. It is locked, and later changes are recorded as amendments.",
      action: "Open the calendar",
    },
    reminder: {
      title: "Send a reminder",
      help: "Record an e-mail address and that the patient agrees to messages. Confirmations and reminders are then sent automatically.",
      action: "See the messages",
    },
    invite: {
      title: "Invite somebody",
      help: "Colleagues and the front desk get an account with the permissions you choose.",
      action: "Invite",
    },
  },
  tutorial: {
    title: "Getting started",
    progress: "{{done}} of {{count}}",
    close: "Do not show again",
    closed: "Getting started is no longer shown",
    finished: "You are all set",
    finishedHelp: "You have done everything on the list. It is not shown again.",
  },
} as const;

export default welcome;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    welcome: typeof welcome;
  }
}
