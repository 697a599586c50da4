const PREVIEW_WIDTH = 480;
const QUALITY = 0.75;

/**
 * A small preview of a file as a data URL: the content security policy allows only our own URLs and data
 * URLs. Null for what this browser cannot decode.
 */
export async function previewOf(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: PREVIEW_WIDTH,
      resizeQuality: "medium",
    });
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", QUALITY);
  } catch {
    return null;
  }
}
