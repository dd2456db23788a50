import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_TESTS, readAlerts, readDashboards } from '../support/observed.ts';

/** Alerts, what makes them fire, and what to do then belong together. */

const RUNBOOKS = 'docs/runbooks.md';
const alerts = readAlerts();
const names = alerts.map(({ name }) => name);

describe('alerts', () => {
  test('each has a runbook of its name, and each runbook an alert', () => {
    const sections = [...readFileSync(RUNBOOKS, 'utf8').matchAll(/^## (.*)$/gm)].map(
      ([, title]) => title,
    );
    expect(names.length).toBeGreaterThan(20);
    expect(sections).toEqual(names);
    for (const { name, text } of alerts) {
      expect(text).toContain(`runbook_url: ${RUNBOOKS}#${name.toLowerCase()}\n`);
      expect(text).toMatch(/^ +labels: \{ severity: (page|ticket) \}$/m);
      expect(text).toMatch(/^ +summary: ./m);
    }
  });

  test('each runbook says what shoppers feel, where to look and what to do', () => {
    const [, ...sections] = readFileSync(RUNBOOKS, 'utf8').split(/^## /m);
    const lacking = sections.filter(
      (text) => !/\*\*Felt\*\*: [\s\S]*\*\*Look\*\*: [\s\S]*\*\*Do\*\*: /.test(text),
    );
    expect(lacking).toEqual([]);
  });

  test('each is made to fire by a test of the rules', () => {
    const [hour = '', ...groups] = readFileSync(RULE_TESTS, 'utf8')
      .split(/^ +- name: /m)
      .slice(1);
    expect(hour).toMatch(/^a normal hour\n/);
    expect(groups.map((text) => text.slice(0, text.indexOf('\n')))).toEqual(names);
    for (const text of groups) {
      const name = text.slice(0, text.indexOf('\n'));
      expect(text).toContain(`exp_samples: [{ labels: '{alertname="${name}"}', value: 1 }]`);
    }
  });
});

test('each panel of a dashboard says in a sentence what it shows', () => {
  const boards = readDashboards();
  expect(boards.map(({ file }) => file)).toEqual(['database.json', 'platform.json', 'shop.json']);
  for (const { panels } of boards) {
    for (const { description } of panels) expect(description).toMatch(/^[A-Z1].{20,}\.$/);
  }
});
