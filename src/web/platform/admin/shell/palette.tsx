import { useLingui } from "@lingui/react/macro";
import { Command } from "cmdk";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Modal } from "#web/platform/admin/parts/modal.tsx";
import { pathOf, SECTIONS, type Section } from "#web/platform/admin/sections.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";

const FOUND = 5;
const ITEM =
  "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 data-[selected=true]:bg-neem-wash";

type Named = { _id: string; name?: string; title?: string; location?: string; reference?: string };

/** Finds sections, companies, properties and requirements by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const open = useOpener(onClose);
  const wanted = q.toLowerCase();
  const sections = SECTIONS.filter((section) =>
    i18n._(section.title).toLowerCase().includes(wanted),
  );
  return (
    <Modal title={t`Find anything`} onClose={onClose}>
      <Command label={t`Find anything`} shouldFilter={false} className="flex min-h-0 flex-col">
        <Command.Input
          data-autofocus=""
          value={typed}
          onValueChange={setTyped}
          placeholder={t`Section, company, property, name or phone`}
          className="min-h-12 border-line border-b bg-surface px-5 outline-none focus-visible:outline-none"
        />
        <Command.List className="min-h-40 overflow-y-auto p-2">
          <Command.Empty className="px-3 py-4 text-muted">{t`Nothing found`}</Command.Empty>
          {sections.length > 0 && (
            <Command.Group heading={t`Sections`} className={GROUP}>
              {sections.map((section) => (
                <Command.Item
                  key={section.path}
                  value={`section ${section.path}`}
                  onSelect={() => open(pathOf(section))}
                  className={ITEM}
                >
                  {i18n._(section.title)}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {SECTIONS.map((section) => (
            <Found key={section.path} q={q} section={section} open={open} />
          ))}
        </Command.List>
      </Command>
    </Modal>
  );
}

const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:text-[0.8125rem] [&_[cmdk-group-heading]]:text-muted";

type FoundProps = { q: string; section: Section; open: (path: string) => void };

function Found({ section, ...props }: FoundProps) {
  const { finds } = section;
  return finds && <FoundIn {...props} section={{ ...section, finds }} />;
}

type Searched = Section & Required<Pick<Section, "finds">>;

function FoundIn({ q, section, open }: FoundProps & { section: Searched }) {
  const { i18n } = useLingui();
  const query = { q, limit: String(FOUND) };
  const { data } = useAdmin(section.finds, { query, isWanted: q.length > 1 });
  const found: Named[] = data?.data ?? [];
  if (q.length < 2 || found.length === 0) return null;
  return (
    <Command.Group heading={i18n._(section.title)} className={GROUP}>
      {found.map((item) => (
        <Command.Item
          key={item._id}
          value={`${section.path} ${item._id}`}
          onSelect={() => open(`${pathOf(section)}?${new URLSearchParams({ q, open: item._id })}`)}
          className={ITEM}
        >
          <span className="truncate">{item.name ?? item.title}</span>
          <span className="flex-none text-muted text-sm">{item.reference ?? item.location}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function useOpener(onClose: () => void): (path: string) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (path) => {
    onClose();
    void navigate(localPath(path));
  };
}
