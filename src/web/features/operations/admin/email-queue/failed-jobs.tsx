import { Trans } from "@lingui/react/macro";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";

/** Imports that failed; each links to its page, where it can be restarted. */
export function FailedJobs() {
  const language = useLanguage();
  const { data } = useAdmin("/admin/jobs/failed");
  const jobs = data?.data ?? [];
  if (jobs.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">
        <Trans>Failed imports</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {jobs.map((job) => (
          <li key={job._id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
            <span className="min-w-0 grow">
              <span className="font-medium [overflow-wrap:anywhere]">{job.name}</span>{" "}
              <span className="text-muted">{formatDateTime(job.at, language)}</span>
              <span className="block text-brick [overflow-wrap:anywhere]">{job.error}</span>
            </span>
            <Link
              to={`/admin/import?import=${job._id}`}
              className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
            >
              <Trans>Open the import</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
