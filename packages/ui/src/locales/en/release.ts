const release = {
  ready: "A new version is ready",
  keeps: "What you typed is saved before the page reloads.",
  unsaved: "Not reloaded: there is input that is not saved. Save or discard it, then reload.",
  reload: "Reload now",
  later: "Later",
} as const;

export default release;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    release: typeof release;
  }
}
