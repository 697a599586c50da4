import { useAdminList } from "#web/platform/admin/admin-query.ts";
import type { Answers, ListPath } from "#web/platform/admin/answers.ts";
import { ListScreen, type ListSection } from "./list-screen.tsx";

const ROWS = 20;
/** Fills two, three or four columns of cards. */
const CARDS = 24;

type Section<Path extends ListPath, Acts> = ListSection<Answers[Path][number], Acts> & {
  /** The call of the API that answers the list. */
  call: Path;
};

/** A section of the console that is a list: search, filters, table or cards, panel, bulk actions and form. */
export function defineSection<Path extends ListPath, Acts = undefined>(
  section: Section<Path, Acts>,
) {
  const filters = section.filters.map(({ name }) => name);
  const limit = section.view === "either" ? CARDS : ROWS;
  return function Screen() {
    const list = useAdminList({ path: section.call, filters, limit });
    return <ListScreen section={section} list={list} />;
  };
}
