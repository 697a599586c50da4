/** Every <Trans> of the macro becomes this instead of lingui's (lingui.config.ts), to protect user text. */

import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { createElement, Fragment } from "react";

/**
 * lingui inserts values first and parses tags afterwards, so a company named "AA <0>BB</0>" would lose a part
 * of its name. It leaves a value alone that is already an element.
 */
export function Trans(props: TransProps) {
  const { values } = props;
  if (!values || !Object.values(values).some(looksLikeMarkup)) return <LinguiTrans {...props} />;
  const elements = Object.entries(values).map(([name, value]) => [
    name,
    looksLikeMarkup(value) ? createElement(Fragment, null, value) : value,
  ]);
  return <LinguiTrans {...props} values={Object.fromEntries(elements)} />;
}

function looksLikeMarkup(value: unknown): value is string {
  return typeof value === "string" && value.includes("<");
}
