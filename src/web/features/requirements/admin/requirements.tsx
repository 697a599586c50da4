import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { CsvButton } from "#web/platform/admin/parts/csv-button.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Split } from "#web/platform/admin/parts/side-panel.tsx";
import type { Bulk } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import { Opener } from "#web/platform/admin/table/opener.tsx";
import { useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import { ContactButtons } from "./contact-buttons.tsx";
import { RequirementCard } from "./requirement-card.tsx";
import { useRequirementColumns } from "./requirement-columns.tsx";
import { RequirementPanel } from "./requirement-panel.tsx";
import { NoRequirements, RequirementTools } from "./requirement-tools.tsx";

const FILTERS = ["status", "type", "assignedTo", "from", "to"];
/** A requirement needs seven columns, and none of them can be left out. */
const TABLE_FROM = 1024;

export function Requirements() {
  const { t } = useLingui();
  const list = useAdminList({ path: "/requirements", filters: FILTERS });
  const [openId, setOpenId] = useParameter("open");
  const columns = useRequirementColumns();
  const bulk = useRequirementBulk();
  const empty = useEmptyList(list, FILTERS, t`No requirements yet`);
  const open = list.items.find(({ _id }) => _id === openId);
  const ways = {
    nameOf: ({ name }: AdminRequirement) => name,
    onOpen: ({ _id }: AdminRequirement) => setOpenId(_id),
    openId,
  };
  return (
    <>
      <PageHead title={<Trans>Customer Requirements</Trans>}>
        <CsvButton path="/requirements/export.csv" asked={list.asked} fileName="requirements.csv" />
      </PageHead>
      <RequirementTools list={list} />
      <Split
        panel={
          open && <RequirementPanel key={openId} requirement={open} onClose={() => setOpenId("")} />
        }
      >
        <DataTable
          {...ways}
          label={t`Customer Requirements`}
          list={list}
          columns={columns}
          tableFrom={TABLE_FROM}
          bulk={bulk}
          // The open panel has these buttons too, and needs the space.
          actions={
            open
              ? undefined
              : (requirement) => <ContactButtons requirement={requirement} size="row" />
          }
          card={(requirement) => (
            <RequirementCard
              requirement={requirement}
              opener={(children) => (
                <Opener {...ways} item={requirement}>
                  {children}
                </Opener>
              )}
            />
          )}
          empty={{ ...empty, children: !empty.action && <NoRequirements /> }}
        />
      </Split>
    </>
  );
}

function useRequirementBulk(): Bulk<AdminRequirement> {
  const { t } = useLingui();
  return useMemo(() => {
    const done = (count: number) =>
      t`${plural(count, { one: "# requirement changed", other: "# requirements changed" })}`;
    const actions = [
      { label: t`Contacted`, act: "contacted", done },
      { label: t`Closed`, act: "closed", done },
      { label: t`Spam`, act: "spam", done },
    ];
    return { kind: "requirement", actions };
  }, [t]);
}
