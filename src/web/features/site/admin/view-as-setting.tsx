import { useLingui } from "@lingui/react/macro";
import { Group, Tick } from "./fields.tsx";
import type { SettingsDraft } from "./use-settings.ts";

export function ViewAsSetting({ settings: { draft, set } }: { settings: SettingsDraft }) {
  const { t } = useLingui();
  return (
    <Group
      title={t`Looking at desks`}
      about={t`To help somebody, an admin can open their desk as they see it, for 15 minutes and without changing anything. Each look is in the audit log.`}
    >
      <div id="view-as">
        <Tick
          label={t`Admins may look at people's desks`}
          isOn={draft.viewAs}
          onChange={(viewAs) => set({ viewAs })}
        />
      </div>
    </Group>
  );
}
