import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type AdminList, useAdmin, useAdminList } from "../admin-query.ts";
import { useParameter } from "../list-state.ts";
import { PageHead } from "../parts/page-head.tsx";
import { RowButton } from "../parts/row-button.tsx";
import { Split } from "../parts/side-panel.tsx";
import { ViewSwitch } from "../parts/view-switch.tsx";
import { DataTable } from "../table/data-table.tsx";
import { Opener } from "../table/opener.tsx";
import { useEmptyWords } from "../table/toolbar.tsx";
import { CompanyCard } from "./company-card.tsx";
import { useCompanyColumns } from "./company-columns.tsx";
import { CompanyForm } from "./company-form.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { CompanyTools } from "./company-tools.tsx";
import type { ManagedCompany } from "./managed-company.ts";
import { useCompanyActs } from "./use-company-acts.tsx";
import { useCompanyBulk } from "./use-company-bulk.tsx";

const FILTERS = ["status", "deleted"];
const PAGE = 24;

export function Companies() {
  const { t } = useLingui();
  const list = useAdminList<ManagedCompany>({
    path: "/admin/companies",
    filters: FILTERS,
    limit: PAGE,
  });
  const [view, setView] = useParameter("view");
  const [openId, setOpenId] = useParameter("open");
  const [edited, setEdited] = useState<ManagedCompany | "new" | null>(null);
  const { remove, restore } = useCompanyActs();
  const columns = useCompanyColumns();
  const empty = useEmptyWords(list, FILTERS, t`No companies yet`);
  const shownView = view === "table" ? "table" : "cards";

  function actions(company: ManagedCompany) {
    const { name } = company;
    if (company.deletedAt) return null;
    return (
      <>
        <RowButton
          kind="edit"
          icon={Pencil}
          label={t`Edit ${name}`}
          onPress={() => setEdited(company)}
        />
        <RowButton
          kind="delete"
          icon={Trash2}
          label={t`Delete ${name}`}
          onPress={() => void remove(company)}
        />
      </>
    );
  }

  const ways = {
    nameOf: (company: ManagedCompany) => company.name,
    onOpen: (company: ManagedCompany) => setOpenId(company._id),
    openId,
  };
  return (
    <>
      <PageHead title={<Trans>Companies</Trans>}>
        <Button size="compact" data-add="" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add New Company</Trans>
        </Button>
      </PageHead>
      <CompanyTools list={list}>
        <ViewSwitch view={shownView} onChange={(next) => setView(next === "cards" ? "" : next)} />
      </CompanyTools>
      <Split
        panel={
          openId && (
            <OpenCompany
              id={openId}
              list={list}
              onEdit={setEdited}
              onDelete={(company) => void remove(company)}
              onRestore={(company) => void restore(company)}
              onClose={() => setOpenId("")}
            />
          )
        }
      >
        <DataTable
          {...ways}
          label={t`Companies`}
          list={list}
          columns={columns}
          view={shownView}
          bulk={useCompanyBulk()}
          actions={actions}
          card={(company) => (
            <CompanyCard
              company={company}
              actions={actions(company)}
              opener={(children) => (
                <Opener {...ways} item={company}>
                  {children}
                </Opener>
              )}
            />
          )}
          empty={{
            title: empty.title,
            action: empty.clear && (
              <Button look="outline" size="compact" onClick={empty.clear}>
                <Trans>Clear Filters</Trans>
              </Button>
            ),
          }}
        />
      </Split>
      {edited && (
        <CompanyForm company={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

type OpenProps = {
  id: string;
  list: AdminList<ManagedCompany>;
  onEdit: (company: ManagedCompany) => void;
  onDelete: (company: ManagedCompany) => void;
  onRestore: (company: ManagedCompany) => void;
  onClose: () => void;
};

/** From the list where it is in it; an address that was sent may name one that is not. */
function OpenCompany({ id, list, onEdit, onDelete, onRestore, onClose }: OpenProps) {
  const listed = list.items.find((company) => company._id === id);
  const { data } = useAdmin<ManagedCompany>(`/companies/${encodeURIComponent(id)}`, {
    isWanted: !listed && !list.isLoading,
  });
  const company = listed ?? data?.data;
  if (!company) return null;
  return (
    <CompanyPanel
      key={id}
      company={company}
      onEdit={() => onEdit(company)}
      onDelete={() => onDelete(company)}
      onRestore={() => onRestore(company)}
      onClose={onClose}
    />
  );
}
