/** The API docs for people: one page made from the OpenAPI document, with nothing to load or run. */

import { html, raw } from "hono/html";

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  description?: string;
};
type Content = { content?: Record<string, { schema?: Schema }>; description?: string };
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  description?: string;
};
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
export type OpenApiDocument = {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export function docsPage(document: OpenApiDocument, stylesheet: string) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body class="docs">
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description ?? ""} <a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(operationSection)}
          <h2>Shapes</h2>
          ${Object.entries(document.components?.schemas ?? {}).map(
            ([name, schema]) =>
              html`<section id="${name}"><h3>${name}</h3>${fields(schema)}</section>`,
          )}
        </main>
      </body>
    </html>`;
}

function operationSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary ?? ""}</p>
    ${operation.parameters?.length ? parameterTable(operation.parameters) : ""}
    ${operation.requestBody ? html`<h3>Body</h3>${bodyOf(operation.requestBody)}` : ""}
    <h3>Answers</h3>
    <dl>
      ${Object.entries(operation.responses ?? {}).map(
        ([status, answer]) =>
          html`<dt>${status}</dt><dd>${answer.description ?? ""} ${bodyOf(answer)}</dd>`,
      )}
    </dl>
  </section>`;
}

function parameterTable(parameters: Parameter[]) {
  return html`<table>
    <tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr>
    ${parameters.map(
      (parameter) => html`<tr>
        <td><code>${parameter.name}</code>${parameter.required ? " *" : ""}</td>
        <td>${parameter.in}</td>
        <td>${typeName(parameter.schema)}</td>
        <td>${parameter.description ?? ""}</td>
      </tr>`,
    )}
  </table>`;
}

function bodyOf({ content }: Content) {
  const schema = content?.["application/json"]?.schema;
  return schema ? fields(schema) : "";
}

function fields(schema: Schema) {
  if (!schema.properties) return html`<code>${typeName(schema)}</code>`;
  const required = new Set(schema.required);
  return html`<ul>
    ${Object.entries(schema.properties).map(
      ([name, field]) =>
        html`<li><code>${name}${required.has(name) ? "" : "?"}</code>: ${typeName(field)}</li>`,
    )}
  </ul>`;
}

function typeName(schema: Schema | undefined): unknown {
  if (!schema) return "any";
  const name = schema.$ref?.split("/").at(-1);
  if (name) return html`<a href="#${name}">${name}</a>`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf)
    return schema.anyOf.map((one, at) => html`${at > 0 ? raw(" | ") : ""}${typeName(one)}`);
  if (schema.items) return html`list of ${typeName(schema.items)}`;
  return [schema.type ?? "object"].flat().join(" | ");
}
