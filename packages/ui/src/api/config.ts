/** Addresses of the app's services, served as a file next to the app. */
export type AppConfig = { api: string };

let loaded: Promise<AppConfig> | undefined;

/** `/config.json`, fetched once when first needed. A failure is not remembered. */
export function appConfig(): Promise<AppConfig> {
  loaded ??= fetch("/config.json").then(async (response) => {
    if (!response.ok) throw new Error("config.absent");
    return (await response.json()) as AppConfig;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** The API's origin, without a slash at the end. */
export const apiOrigin = async () => (await appConfig()).api.replace(/\/$/, "");
