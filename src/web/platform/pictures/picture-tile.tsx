import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Image, RotateCw, Star, X } from "lucide-react";
import type { ReactNode } from "react";
import type { FormPicture, Pictures } from "./use-pictures.ts";

type Props = {
  picture: FormPicture;
  at: number;
  name?: string | undefined;
  pictures: Pictures;
  dragged: string | null;
  onDrag: (key: string | null) => void;
};

/** One picture, reordered by dragging or with its buttons. */
export function PictureTile({ picture, at, name, pictures, dragged, onDrag }: Props) {
  const { t } = useLingui();
  const { key } = picture;
  const number = at + 1;
  const isLast = at === pictures.all.length - 1;
  return (
    <li
      draggable
      onDragStart={() => onDrag(key)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={(event) => {
        if (!dragged) return;
        event.preventDefault();
        pictures.move(dragged, at);
        onDrag(null);
      }}
      className={`grid cursor-grab overflow-hidden rounded-control border bg-sunk ${dragged === key ? "border-neem opacity-50" : "border-line"}`}
    >
      {name && picture.url && <input type="hidden" name={name} value={picture.url} />}
      <div className="relative aspect-[4/3]">
        {picture.preview ? (
          <img
            src={picture.preview}
            alt={picture.name || t`Image ${number}`}
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-2 text-center text-muted text-sm [overflow-wrap:anywhere]">
            <Image aria-hidden="true" className="size-6" />
            {picture.name}
          </span>
        )}
        {at === 0 && (
          <span className="absolute top-1.5 left-1.5 inline-flex items-center gap-1 rounded-full bg-scrim px-2 py-0.5 text-on-scrim text-xs">
            <Star aria-hidden="true" className="size-3" />
            <Trans>Cover</Trans>
          </span>
        )}
        <SendingState picture={picture} onRetry={() => pictures.retry(key)} />
      </div>
      {name && (
        <label className="hidden items-center gap-2 bg-surface p-2 text-sm noscript:flex">
          <input type="checkbox" name="removed" value={picture.url ?? ""} className="size-5" />
          <Trans>Remove</Trans>
        </label>
      )}
      <div className="scripted flex justify-between bg-surface">
        <TileButton
          label={t`Move image ${number} forward`}
          isOff={at === 0}
          onPress={() => pictures.move(key, at - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </TileButton>
        <TileButton
          label={t`Move image ${number} back`}
          isOff={isLast}
          onPress={() => pictures.move(key, at + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </TileButton>
        <TileButton label={t`Remove image ${number}`} onPress={() => pictures.remove(key)}>
          <X aria-hidden="true" className="size-4" />
        </TileButton>
      </div>
    </li>
  );
}

function SendingState({ picture, onRetry }: { picture: FormPicture; onRetry: () => void }) {
  const { t } = useLingui();
  if (picture.state === "stored") return null;
  if (picture.state === "sending") {
    return (
      <progress
        aria-label={t`Uploading...`}
        value={picture.progress}
        className="absolute inset-x-1.5 bottom-1.5 h-1.5 w-[calc(100%-12px)] accent-neem"
      />
    );
  }
  return (
    <div
      role="alert"
      className="absolute inset-x-0 bottom-0 grid gap-1 bg-scrim p-1.5 text-center text-on-scrim text-xs"
    >
      {picture.problem || <Trans>Not uploaded</Trans>}
      <button
        type="button"
        onClick={onRetry}
        className="mx-auto inline-flex min-h-8 items-center gap-1 rounded-control bg-surface px-2 font-semibold text-ink"
      >
        <RotateCw aria-hidden="true" className="size-3.5" />
        <Trans>Retry</Trans>
      </button>
    </div>
  );
}

type TileButtonProps = {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function TileButton({ label, isOff = false, onPress, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-control hover:bg-sunk disabled:opacity-30"
    >
      {children}
    </button>
  );
}
