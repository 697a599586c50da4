/** A list's state, stored in the URL: it can be sent to a colleague, and Back works. */

import { useLocation, useSearchParams } from "react-router";

const OWN = ["q", "sort", "cursor"];

export type ListState = {
  /** The parameters of the API call. */
  asked: [string, string][];
  get: (name: string) => string;
  /** Changes parameters and returns to the first page; an empty value removes one. */
  set: (changes: Record<string, string>) => void;
  /** Removes parameters without a new history entry, and returns to the first page. */
  drop: (names: readonly string[]) => void;
  /** The position of this page's first item in the list. */
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
    asked: [...new Set([...OWN, ...filters])].flatMap((name) => {
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
    // A URL that was sent to someone has no trail, so back is then the first page.
    turnBack: () => {
      const before = trail.at(-1) ?? { cursor: "", at: "" };
      go({ ...before, open: "" }, trail.slice(0, -1));
    },
  };
}

/** A parameter for how a list is viewed, not for what is in it: a view, an open row. */
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
 * Based on the current URL, not on the one at the last render: two changes in quick succession, such as a
 * filter and text that is still being typed, would otherwise undo each other.
 */
function changedParams(changes: Record<string, string>): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return params;
}
