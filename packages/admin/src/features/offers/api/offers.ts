import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { DiscountCode, ModuleOffer, PlanTerms } from "@meridian/core/contracts/subscription/offers";
import type { SubscriptionSettings } from "@meridian/core/contracts/subscription/subscription-settings";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { sendFile } from "@meridian/ui/api/put-file";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";

const PLANS = ["subscription-plans"] as const;
const MODULES = ["modules"] as const;
const SETTINGS = ["subscription-settings"] as const;
const codeKey = (code: string) => ["discount-code", code] as const;

/** The terms of every plan. */
export const usePlans = () =>
  useQuery({
    queryKey: PLANS,
    queryFn: async ({ signal }) => (await call(backofficeRoutes.listPlans, { signal })).plans,
  });

/** Days of a referral, and between two switches of the active module. */
export const useSubscriptionSettings = () =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(backofficeRoutes.getSubscriptionSettings, { signal }),
  });

/** Every module as it is sold. */
export const useModules = () =>
  useQuery({
    queryKey: MODULES,
    queryFn: async ({ signal }) => (await call(backofficeRoutes.listModules, { signal })).modules,
  });

/**
 * Saves an edit and reads the list again. After 409 too: fields that were not touched then show the current version, and
 * saving again is based on it.
 */
async function saved<T>(client: QueryClient, key: readonly string[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await client.invalidateQueries({ queryKey: key });
    throw error;
  } finally {
    void client.invalidateQueries({ queryKey: key });
  }
}

type PlanFields = Omit<PlanTerms, "code" | "modules">;
type ModuleFields = Omit<ModuleOffer, "code" | "picture_url"> & { picture?: string | null };

export function useOfferActions() {
  const client = useQueryClient();
  return {
    savePlan: (plan: PlanTerms["code"], body: PlanFields) =>
      saved(client, PLANS, call(backofficeRoutes.updatePlan, { params: { plan }, body })),
    saveSettings: (body: SubscriptionSettings) =>
      saved(client, SETTINGS, call(backofficeRoutes.updateSubscriptionSettings, { body })),
    saveModule: (module: ModuleOffer["code"], body: ModuleFields) =>
      saved(
        client,
        MODULES,
        call(backofficeRoutes.updateModule, { params: { module }, body, notFound: "throw" }),
      ),
    /** Uploads a picture. It is shown once the module is saved with its name. */
    uploadPicture: async (module: ModuleOffer["code"], file: File) => {
      const { picture, upload } = await call(backofficeRoutes.uploadModulePicture, {
        params: { module },
        body: { content_type: file.type as "image/png", size: file.size },
      });
      await sendFile(upload, file);
      return picture;
    },
  };
}

/** Discount codes that begin with a search, alphabetically. */
export const useDiscountCodes = (search: string) =>
  useCursorList(["discount-codes", search], (cursor, signal) =>
    call(backofficeRoutes.listDiscountCodes, {
      query: { ...(search && { search }), ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

export const useDiscountCode = (code: string) =>
  useQuery({
    queryKey: codeKey(code),
    queryFn: ({ signal }) => call(backofficeRoutes.getDiscountCode, { params: { code }, signal }),
    enabled: code !== "",
  });

type CodeFields = Omit<DiscountCode, "code" | "uses" | "created_at" | "version">;

export function useCodeActions() {
  const client = useQueryClient();
  const list = ["discount-codes"];
  return {
    create: (body: CodeFields & { code: string }) =>
      saved(client, list, call(backofficeRoutes.createDiscountCode, { body })),
    update: async (code: string, body: CodeFields & { version: number }) => {
      await saved(
        client,
        [...codeKey(code)],
        call(backofficeRoutes.updateDiscountCode, { params: { code }, body }),
      );
      await client.invalidateQueries({ queryKey: list });
    },
  };
}
