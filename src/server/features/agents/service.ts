import type { Agent } from "#domain/agent.ts";
import type { Deps } from "#server/deps.ts";
import { listAgents } from "./repository.ts";

const DIRECTORY_SIZE = 100;

export function createAgentService({ db }: Deps) {
  return {
    list: (): Promise<Agent[]> => listAgents(db, DIRECTORY_SIZE),
  };
}
