import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The files of `deploy/observe`, as tests read them. */

const FOLDER = 'deploy/observe';
export const RULES = `${FOLDER}/alerts.yml`;
export const RULE_TESTS = `${FOLDER}/alerts.test.yml`;

const dashboardSchema = z.looseObject({
  title: z.string(),
  panels: z.array(
    z.looseObject({
      title: z.string(),
      description: z.string(),
      fieldConfig: z.looseObject({ defaults: z.looseObject({ unit: z.string() }) }),
      targets: z.array(z.looseObject({ expr: z.string() })).min(1),
    }),
  ),
});

export type Dashboard = z.infer<typeof dashboardSchema> & { file: string };

export function readDashboards(): Dashboard[] {
  const folder = `${FOLDER}/dashboards`;
  return readdirSync(folder).map((file) => ({
    ...dashboardSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    file,
  }));
}

/** An alert of the rules: its name, and the lines that follow it. */
export type Alert = { name: string; text: string };

export const readAlerts = (): Alert[] =>
  readFileSync(RULES, 'utf8')
    .split(/^ +- alert: /m)
    .slice(1)
    .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }));

/** Words of the language of Prometheus that look like names of metrics: they hold an underscore. */
const FUNCTIONS =
  /^(histogram_quantile|(min|max|avg|sum|count|quantile|last)_over_time|group_(left|right))$/;

/** Names of metrics in an expression, without what stands in braces, brackets and after `by`. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|ignoring|without) *\([^)]*\)/g, '');
  const words = bare.match(/[a-z][a-z0-9_]*_[a-z0-9_]+|\bup\b/g) ?? [];
  return [...new Set(words.filter((word) => !FUNCTIONS.test(word)))];
}

/** The expression of an alert. */
export function expressionOf({ text }: Alert): string {
  const [, found = ''] = /^ +expr: (?:\|\n)?([\s\S]*?)^ +(?:for|labels):/m.exec(text) ?? [];
  return found;
}

/** Every metric that rules and dashboards ask for, with a place that does. */
export function askedMetrics(): Map<string, string> {
  const expressions = [
    ...readAlerts().map((alert) => ({ place: alert.name, text: expressionOf(alert) })),
    ...readDashboards().flatMap(({ file, panels }) =>
      panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ place: `${file}: ${title}`, text: expr })),
      ),
    ),
  ];
  return new Map(
    expressions.flatMap(({ place, text }) => metricsIn(text).map((name) => [name, place] as const)),
  );
}
