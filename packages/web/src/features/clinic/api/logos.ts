import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { call } from "@meridian/ui/api/client";
import { sendFile } from "@meridian/ui/api/put-file";
import { useQuery } from "@tanstack/react-query";

type Kind = "image/png" | "image/jpeg";

/** Uploads a logo; it is not used until it is set. Throws the API's error about the file. */
export async function uploadLogo(file: File): Promise<string> {
  const { logo, upload } = await call(clinicRoutes.uploadLogo, {
    body: { content_type: file.type as Kind, size: file.size },
  });
  await sendFile(upload, file);
  return logo;
}

const FRESH = 4 * 60_000;

/** A link to a stored logo. It is valid for five minutes and requested again before it expires. */
export function useLogo(url: string | null | undefined): string | undefined {
  const logo = url?.split("/").at(-1) ?? "";
  const link = useQuery({
    queryKey: ["logo", logo],
    queryFn: ({ signal }) => call(clinicRoutes.logo, { params: { logo }, signal, notFound: "throw" }),
    enabled: logo !== "",
    staleTime: FRESH,
    gcTime: FRESH,
  });
  return logo === "" ? undefined : link.data?.url;
}
