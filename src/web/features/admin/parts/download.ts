import { fetchAdmin } from "../admin-api.ts";

/** Brings a file that needs the token, and hands it to the browser as a download. */
export async function downloadAdmin(path: string, fileName: string): Promise<void> {
  const response = await fetchAdmin(path);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
