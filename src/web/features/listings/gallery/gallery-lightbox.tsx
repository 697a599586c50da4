/** All pictures in full screen. Loaded when a visitor first opens one. */

import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { IllustrationMark, Picture } from "#web/ui/picture.tsx";
import { usePictureName } from "./picture-name.ts";
import { useZoom } from "./use-zoom.ts";
import { CLOSE_UP, MAX_SCALE } from "./zoom.ts";

export type LightboxProps = {
  images: PictureData[];
  title: string;
  start: number;
  onClose: () => void;
};

const KEY_STEP_PX = 80;
const ZOOM_STEP = 1.6;

export function Lightbox({ images, title, start, onClose }: LightboxProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const { view, drag, zoom, move, reset, handlers } = useZoom({ stage, onSwipe: turn });
  const count = images.length;
  const number = at + 1;
  const isClose = view.scale > 1;

  useEffect(() => dialog.current?.showModal(), []);

  function show(next: number) {
    reset();
    setAt(Math.min(Math.max(next, 0), count - 1));
  }

  function turn(direction: 1 | -1) {
    show(at + direction);
  }

  const closer = () => zoom(isClose ? ZOOM_STEP : CLOSE_UP);
  const further = () => zoom(1 / ZOOM_STEP);
  const aside = (x: number, y: number) => () =>
    isClose ? move({ x: x * KEY_STEP_PX, y: y * KEY_STEP_PX }) : x !== 0 && turn(x < 0 ? 1 : -1);
  const keys: Record<string, () => void> = {
    ArrowLeft: aside(1, 0),
    ArrowRight: aside(-1, 0),
    ArrowUp: aside(0, 1),
    ArrowDown: aside(0, -1),
    Home: () => show(0),
    End: () => show(count - 1),
    "+": closer,
    "=": closer,
    "-": further,
    "0": reset,
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t`Pictures of ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-night text-on-scrim backdrop:bg-night"
    >
      <div className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-1 px-2 py-1">
          <p role="status" className="mr-auto px-2 font-semibold">
            <span aria-hidden="true">
              {number} / {count}
            </span>
            <span className="sr-only">{t`Picture ${number} of ${count}`}</span>
          </p>
          <Tool label={t`Zoom out`} isOff={!isClose} onPress={further}>
            <ZoomOut aria-hidden="true" />
          </Tool>
          <Tool label={t`Zoom in`} isOff={view.scale >= MAX_SCALE} onPress={closer}>
            <ZoomIn aria-hidden="true" />
          </Tool>
          <Tool label={t`Close`} onPress={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </Tool>
        </div>
        <div className="relative min-h-0">
          <div
            ref={stage}
            {...handlers}
            className={`absolute inset-0 touch-none [container-type:size] select-none overflow-hidden [&_img]:pointer-events-none ${isClose ? "cursor-grab" : "cursor-zoom-in"}`}
          >
            <Sheet
              key={at}
              picture={images[at] as PictureData}
              title={title}
              number={number}
              count={count}
              isClose={isClose}
              isMoving={drag !== null}
              transform={`translate(${view.x + (drag ?? 0)}px, ${view.y}px) scale(${view.scale})`}
            />
          </div>
          {count > 1 && (
            <div className="pointer-events-none absolute inset-0 flex items-center justify-between px-1 md:px-4">
              <Tool label={t`Previous picture`} isOff={at === 0} onPress={() => turn(-1)}>
                <ChevronLeft aria-hidden="true" />
              </Tool>
              <Tool label={t`Next picture`} isOff={number === count} onPress={() => turn(1)}>
                <ChevronRight aria-hidden="true" />
              </Tool>
            </div>
          )}
        </div>
        <Thumbnails images={images} at={at} onChoose={show} />
      </div>
      <Ahead picture={images[number]} />
    </dialog>
  );
}

type SheetProps = {
  picture: PictureData;
  title: string;
  number: number;
  count: number;
  isClose: boolean;
  isMoving: boolean;
  transform: string;
};

function Sheet({ picture, title, number, count, isClose, isMoving, transform }: SheetProps) {
  const name = usePictureName();
  const shape = picture.width / picture.height;
  return (
    <div
      style={{ transform }}
      className={`absolute inset-0 grid place-items-center ${isMoving || isClose ? "" : "transition-transform duration-200"}`}
    >
      {/* As large as the stage allows, before the picture is there. */}
      <div
        style={{ width: `min(100cqw, 100cqh * ${shape})`, aspectRatio: shape }}
        className="relative"
      >
        <Picture
          picture={picture}
          alt={name(picture, title, number, count)}
          // Load the full resolution when zoomed in.
          sizes={isClose ? "1600px" : "100vw"}
          maxWidth={1600}
          isFirst
          className="size-full"
        />
        {!isClose && <IllustrationMark picture={picture} />}
      </div>
    </div>
  );
}

type ToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode };

/** Stays in place when it is disabled, so that it does not lose the focus. */
function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="pointer-events-auto grid size-12 flex-none place-items-center rounded-full bg-scrim text-on-scrim focus-visible:outline-on-scrim aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}

type ThumbnailsProps = { images: PictureData[]; at: number; onChoose: (at: number) => void };

function Thumbnails({ images, at, onChoose }: ThumbnailsProps) {
  const { t } = useLingui();
  if (images.length < 2) return null;
  return (
    <ul className="flex justify-center gap-2 p-3 max-md:hidden">
      {images.map((image, index) => {
        const number = index + 1;
        return (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t`Picture ${number}`}
              aria-current={index === at}
              onClick={() => onChoose(index)}
              className="block overflow-hidden rounded-control opacity-60 focus-visible:outline-on-scrim aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-marigold"
            >
              <img
                src={pictureUrl(image.id, 160, "webp")}
                alt=""
                width={96}
                height={72}
                className="h-[72px] w-24 object-cover"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Preloads the next picture while this one is viewed. */
function Ahead({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null;
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden opacity-0">
      <Picture picture={picture} alt="" sizes="100vw" maxWidth={1600} isFirst />
    </div>
  );
}
