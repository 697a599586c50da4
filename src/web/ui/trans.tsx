/** lingui's own, which every <Trans> of the macro becomes (lingui.config.ts), for texts that people have written. */

import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { createElement, Fragment } from "react";

/**
 * lingui puts the values in first and looks for tags afterwards, so a company named "AA <0>BB</0>" would lose a part
 * of its name. What is an element already it puts in as it is.
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
