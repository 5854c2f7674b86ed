const people = {
  context_one: "{{count}} person in your clinic",
  context_other: "{{count}} people in your clinic",
  role: {
    admin: "Administrator",
    manager: "Manager",
    professional: "Professional",
    receptionist: "Receptionist",
    student: "Student",
    external_entity: "Provider",
  },
  roleHelp: {
    manager: "Runs the clinic: settings, people, prices, subscription. Sees everything.",
    professional: "Treats patients and writes their clinical records.",
    receptionist: "Books, registers patients and takes payments. Never sees clinical content.",
  },
  column: {
    name: "Name",
    role: "Role",
    email: "E-mail",
    may: "May do",
    factor: "Second factor",
    state: "State",
    expires: "Valid until",
  },
  list: "People of the clinic",
  empty: "No people",
  you: "you",
  owner: "owner",
  active: "Active",
  inactive: "Deactivated",
  on: "On",
  off: "Off",
  filterState: "State",
  may: {
    everything: "Everything",
    desk: "Patients and appointments",
    own: "Own appointments",
  },
  deactivate: "Deactivate",
  activate: "Activate",
  invite: {
    action: "Invite a user",
    title: "Invite a user",
    context: "They get an e-mail with a link that is valid for 7 days.",
    send: "Send the invitation",
    name: "Name",
    email: "E-mail",
    role: "Role",
  },
  invitations: {
    title: "Waiting invitations",
    empty: "No invitations are waiting",
    emptyHelp: "Whoever you invite is listed here until they join.",
    revoke: "Take back",
    again: "Invite again",
  },
  edit: {
    access: "Role and access",
    role: "Role",
    ownerHelp: "The owner of the space keeps role and access.",
    active: "May sign in",
    activeHelp:
      "Without it, sessions end within 30 seconds and the place in the plan is free. What they wrote stays, signed with their name.",
    practises: "Treats patients",
    practisesHelp: "Can be booked and writes clinical records. Takes a professional's place in the plan.",
    permissions: "Permissions",
    permissionsManager: "A manager may do all of this.",
    permissionsDesk: "A receptionist always may add patients, book and see every calendar.",
    patients_permission: "Add and edit patients",
    appointment_permission: "Book, move and cancel appointments",
    calendar_permission: "See the others' calendars in full",
    calendarHelp: "Without it, the others' appointments show as busy, without names.",
    modules: "Modules",
    noModules: "Your clinic has no modules yet.",
    own: "Your own name, language and calendar:",
  },
  module: {
    mtc: "Chinese medicine",
    osteo: "Osteopathy",
    fito: "Phytotherapy and nutrition",
    others: "Other treatments and tests",
  },
  done: {
    invited: "Invitation sent to {{email}}",
    revoked: "The invitation of {{name}} was taken back",
    saved: "Saved Successfully",
    deactivated: "{{name}} was deactivated",
    activated: "{{name}} was activated",
  },
} as const;

export default people;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    people: typeof people;
  }
}
