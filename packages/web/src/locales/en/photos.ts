const photos = {
  title: "Photos",
  titleOther: "Other photos",
  count_one: "{{count}} photo",
  count_other: "{{count}} photos",
  none: "No photos in this appointment.",
  last: "Last time, {{date}}",
  failedList: "The photos could not be loaded.",
  named: "{{what}}, {{date}}",
  photoOf: "Photo of {{date}}",
  takenOn: "Taken on {{date}}",
  addedBy: "added by {{name}}",
  later: "Added after signing, {{date}}",
  laterHelp:
    "This appointment is signed. A photo you add now is marked as added later; the signed ones stay as they are.",
  add: "Add photos",
  camera: "Take a photo",
  drop: "Or drop them here, or paste one.",
  kinds: "JPG, PNG, WebP or HEIC, up to 50 MB each. The original is kept as it is.",
  dropHere: "Drop the photos here",
  sending: {
    label: "Photos not sent yet",
    kept_one: "{{count}} photo is waiting to be sent. It stays on this device until it has arrived.",
    kept_other: "{{count}} photos are waiting to be sent. They stay on this device until they have arrived.",
    keeping_one: "{{count}} photo is being saved on this device. Keep this page open.",
    keeping_other: "{{count}} photos are being saved on this device. Keep this page open.",
    removed: "Photo removed before it was sent",
    open: "Open appointment",
    others: "From another patient.",
    leave_one: "{{count}} photo is not sent yet. Keep this page open.",
    leave_other: "{{count}} photos are not sent yet. Keep this page open.",
    added: "Photo added",
  },
  edit: {
    open: "Change caption",
    caption: "Caption",
    taken: "Taken on",
    removed: "Photo removed",
    restored: "Photo restored",
    signed: "Signed with the appointment",
  },
} as const;
export default photos;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    photos: typeof photos;
  }
}
