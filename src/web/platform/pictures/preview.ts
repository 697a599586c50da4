const PREVIEW_WIDTH = 480;
const QUALITY = 0.75;

/**
 * A small likeness of a file, as an address that the page may show: the policy allows no others than our
 * own and those that carry their picture with them. Nothing for what this browser cannot draw.
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
