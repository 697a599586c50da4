/** What a list shows, kept in the address: it can be sent to a colleague, and Back goes back. */

import { useLocation, useSearchParams } from "react-router";

const OWN = ["q", "sort", "cursor"];

export type ListState = {
  /** What the call is asked with. */
  asked: [string, string][];
  get: (name: string) => string;
  /** Changes parameters and starts again from the first page; an empty value takes one away. */
  set: (changes: Record<string, string>) => void;
  /** Takes parameters out of the address as if they had never been there, and starts from the first page. */
  drop: (names: readonly string[]) => void;
  /** The number of the first item of this page. */
  from: number;
  isFirstPage: boolean;
  turnTo: (nextCursor: string, shown: number) => void;
  turnBack: () => void;
};

type Place = { cursor: string; at: string };

export function useListState(filters: readonly string[]): ListState {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const trail: Place[] = state?.trail ?? [];
  const from = Number(params.get("at")) || 1;

  function go(changes: Record<string, string>, nextTrail: Place[], isReplacing = false) {
    setParams(changedParams(changes), {
      preventScrollReset: isReplacing,
      replace: isReplacing,
      state: { trail: nextTrail },
    });
  }

  return {
    asked: [...OWN, ...filters].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
    get: (name) => params.get(name) ?? "",
    set: (changes) => {
      const isReplacing = "q" in changes && params.has("q") && changes.q !== "";
      go({ cursor: "", at: "", open: "", ...changes }, [], isReplacing);
    },
    drop: (names) =>
      go({ cursor: "", at: "", ...Object.fromEntries(names.map((name) => [name, ""])) }, [], true),
    from,
    isFirstPage: !params.has("cursor"),
    turnTo: (cursor, shown) => {
      const here = { cursor: params.get("cursor") ?? "", at: params.get("at") ?? "" };
      go({ cursor, at: String(from + shown), open: "" }, [...trail, here]);
    },
    // An address that was sent has no trail: the way back is then the first page.
    turnBack: () => {
      const before = trail.at(-1) ?? { cursor: "", at: "" };
      go({ ...before, open: "" }, trail.slice(0, -1));
    },
  };
}

/** One parameter that says how a list is looked at and nothing of what is in it: a view, an open row. */
export function useParameter(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return [
    params.get(name) ?? "",
    (value) =>
      setParams(changedParams({ [name]: value }), {
        preventScrollReset: true,
        replace: true,
        state,
      }),
  ];
}

/**
 * From the address as it is, not as it was drawn: two changes within a breath, such as a filter and what is
 * still being typed, would otherwise take each other back.
 */
function changedParams(changes: Record<string, string>): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return params;
}
