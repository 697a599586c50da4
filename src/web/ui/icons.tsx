import type { ComponentProps } from "react";

/** WhatsApp's logo in a single colour. */
export function WhatsAppIcon(props: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" {...props}>
      <path
        d="M4 20l1.2-4.2A8.2 8.2 0 1 1 8.3 18.9L4 20Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M9.3 7.8c-.3 0-.9.2-1.1 1-.3 1.300.5 2.700 1.700 3.900 1.200 1.200 2.800 2.200 4.200 2 .9-.1 1.300-.8 1.300-1.300 0-.3-.1-.4-.3-.5l-1.500-.7c-.3-.1-.4 0-.6.2l-.5.6c-.1.2-.3.2-.5.1-1-.5-1.800-1.200-2.300-2.200-.1-.2-.1-.3.1-.5l.4-.5c.1-.2.1-.3 0-.5l-.6-1.400c-.1-.2-.2-.2-.3-.2Z"
        fill="currentColor"
      />
    </svg>
  );
}

/** The site's logo: a courtyard seen from its gate. */
export function BrandMark(props: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-neem" {...props}>
      <path fill="currentColor" d="M3 3h26v26h-9v-9a4 4 0 0 0-8 0v9H3V3Zm5 5v4h16V8H8Z" />
      <circle cx="16" cy="20.5" r="2.4" className="fill-marigold" />
    </svg>
  );
}

/** An empty courtyard house, for empty lists. */
export function EmptyHouse(props: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 140 84" className="w-36 text-neem" {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M6 78h128M18 78V34l22-18 22 18v44M62 78V28h56v50M32 78V60a8 8 0 0 1 16 0v18" />
        <path d="M74 40h12v12H74zM94 40h12v12H94zM84 78V64h14v14" />
      </g>
      <circle cx="118" cy="10" r="7" className="fill-marigold" />
    </svg>
  );
}
