import type { UploadBucket } from "#domain/pictures/upload.ts";
import { authorization } from "#web/platform/admin/admin-api.ts";
import { forgetToken } from "#web/platform/admin/token.ts";
import { PictureRefused, type SendPicture, sendPicture } from "#web/platform/pictures/send.ts";

/** Uploads with the admin's token; if the server does not know the token, the session ends. */
export function sendAsAdmin(bucket: UploadBucket): SendPicture {
  return (file, onProgress) => {
    const upload = sendPicture({ file, bucket, headers: authorization(), onProgress });
    upload.done.catch((error) => {
      if (error instanceof PictureRefused && error.status === 401) forgetToken();
    });
    return upload;
  };
}
