import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { ask } from './ask.ts';
import { isResourceName, RESOURCES, type Resource } from './resources.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function resourceOf(name: string): Resource {
  if (!isResourceName(name)) throw new Error(`There is no resource ${name}.`);
  return RESOURCES[name];
}

/** The library names all by `id`. */
function withId(name: string, value: unknown): RaRecord {
  const { id } = resourceOf(name);
  if (!isFields(value)) throw new Error(`${name} answered something else`);
  return { ...value, id: String(value[id]) };
}

type ListParams = {
  pagination?: { page: number; perPage: number } | undefined;
  sort?: { field: string; order: string } | undefined;
  filter?: Fields | undefined;
  signal?: AbortSignal | undefined;
};

async function list(name: string, { pagination, sort, filter = {}, signal }: ListParams) {
  const { within = '', list: call } = resourceOf(name);
  const { [within]: owner, ...rest } = filter;
  const params = owner === undefined ? {} : { [within]: String(owner) };
  const query = {
    ...rest,
    ...(pagination && { page: pagination.page, size: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
  };
  const answer: unknown = await ask(call, { params, query }, signal);
  if (!isFields(answer) || !Array.isArray(answer.values)) throw new Error(`${name} is no list`);
  return {
    data: answer.values.map((value) => withId(name, value)),
    total: Number(answer.total),
  };
}

async function one(name: string, id: Identifier, signal?: AbortSignal) {
  const { one: call, param } = resourceOf(name);
  if (call === undefined) throw new Error(`${name} are lists alone`);
  return withId(name, await ask(call, { params: { [param]: String(id) } }, signal));
}

const noWrite = () => Promise.reject(new Error('Writes are calls of their own.'));

/** Reads of the library over the calls. Writes of a shop are no edits of fields: pages `ask` them. */
const provider = {
  supportAbortSignal: true,
  getList: list,
  getManyReference: (
    name: string,
    { target, id, ...params }: ListParams & { target: string; id: Identifier },
  ) => list(name, { ...params, filter: { ...params.filter, [target]: id } }),
  getOne: async (name: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
    data: await one(name, id, signal),
  }),
  getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => ({
    data: await Promise.all(ids.map((id) => one(name, id, signal))),
  }),
  create: noWrite,
  update: noWrite,
  updateMany: noWrite,
  delete: noWrite,
  deleteMany: noWrite,
};

// The library's type promises records of whatever type a page names; each answer was parsed.
export const dataProvider = provider as unknown as DataProvider;
