import { BadgeCheck, Check, Heart, Images, Scale } from "lucide-react";
import { WhatsAppIcon } from "./icons.tsx";

/** A name set from outside, `--icon-fill`, reaches into the copies. */
const ICONS = {
  badge: <BadgeCheck />,
  check: <Check />,
  heart: <Heart fill="var(--icon-fill, none)" />,
  images: <Images />,
  scale: <Scale />,
  whatsapp: <WhatsAppIcon />,
};

type Props = { name: keyof typeof ICONS; className?: string };

/**
 * The icons of a card. A list shows each two dozen times, and written out they were a third of all that the server
 * renders and the browser hydrates; so a page has each once, and the cards refer to it.
 */
export function PageIcon({ name, className = "size-5" }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** Once in every page. */
export function PageIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(ICONS).map(([name, icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  );
}
