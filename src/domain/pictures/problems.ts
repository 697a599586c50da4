import { defineTexts } from "#domain/shared/errors.ts";

export const pictureProblems = defineTexts({
  fileTooLarge: /*i18n*/ {
    id: "pictures.fileTooLarge",
    kind: "TOO_LARGE",
    message: "File size must be less than 5MB",
  },
  namedFileTooLarge: /*i18n*/ {
    id: "pictures.namedFileTooLarge",
    kind: "TOO_LARGE",
    message: "File {name} is too large. Maximum 5MB allowed.",
  },
  pictureNotFound: /*i18n*/ {
    id: "pictures.pictureNotFound",
    kind: "NOT_FOUND",
    message: "Picture not found",
  },
  pictureDamaged: /*i18n*/ {
    id: "pictures.pictureDamaged",
    kind: "UNREADABLE",
    message: "This picture is damaged. Please choose another one.",
  },
  heic: /*i18n*/ {
    id: "pictures.heic",
    kind: "UNSUPPORTED",
    message: "HEIC photos cannot be shown everywhere. Please save the photo as JPEG and send that.",
  },
  notAPicture: /*i18n*/ {
    id: "pictures.notAPicture",
    kind: "UNSUPPORTED",
    message: "Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.",
  },
  pictureMovesTooLong: /*i18n*/ {
    id: "pictures.pictureMovesTooLong",
    kind: "UNSUPPORTED",
    message: "This picture moves for too long to be shown. Please choose a still one.",
  },
  tooManyPixels: /*i18n*/ {
    id: "pictures.tooManyPixels",
    kind: "TOO_LARGE",
    message: "This picture has more than 50 megapixels. Make it smaller.",
  },
  ticketOver: /*i18n*/ {
    id: "pictures.ticketOver",
    kind: "UNAUTHENTICATED",
    message: "The time for sending pictures is over. Start again.",
  },
  signInToUpload: /*i18n*/ {
    id: "pictures.signInToUpload",
    kind: "UNAUTHENTICATED",
    message: "Sign in to send pictures",
  },
  noRoomForPictures: /*i18n*/ {
    id: "pictures.noRoomForPictures",
    kind: "STORAGE_FULL",
    message: "The site has no room for more pictures at the moment",
  },
  choosePicture: /*i18n*/ { id: "pictures.choosePicture", message: "Choose a picture" },
  oneOf: /*i18n*/ { id: "pictures.oneOf", message: "One of {choices}" },
  mayNotUpload: /*i18n*/ {
    id: "pictures.mayNotUpload",
    kind: "FORBIDDEN",
    message: "You may not send pictures here",
  },
});
