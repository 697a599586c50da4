import type { UploadBucket } from "#domain/upload.ts";
import { PictureRefused, type SendPicture, sendPicture } from "#web/photos/send.ts";
import { authorization } from "../admin-api.ts";
import { forgetToken } from "../token.ts";

/** With the admin's token, which one that the server does not know ends. */
export function sendAsAdmin(bucket: UploadBucket): SendPicture {
  return (file, onProgress) => {
    const upload = sendPicture({ file, bucket, headers: authorization(), onProgress });
    upload.done.catch((error) => {
      if (error instanceof PictureRefused && error.status === 401) forgetToken();
    });
    return upload;
  };
}
