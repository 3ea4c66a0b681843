import { readFile } from 'node:fs/promises';
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { printedSchema, SCHEMA_FILE } from './emit-schema.js';
import { createSchema } from './schema.js';

test('the checked-in contract is the one that is served', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await printedSchema());
});

/** Every named thing of a type, with its description. */
function described(type: GraphQLNamedType): [name: string, description: string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type)) {
    for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value.description]);
  }
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      const given = 'args' in field ? field.args : [];
      for (const argument of given)
        parts.push([`${type.name}.${field.name}(${argument.name})`, argument.description]);
    }
  }
  return parts;
}

test('every type, field, argument and enum value says what it is', async () => {
  const types = Object.values((await createSchema()).getTypeMap());
  const own = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  const parts = own.flatMap(described);
  expect(parts.length).toBeGreaterThan(150);
  expect(parts.filter(([, description]) => !description?.trim())).toEqual([]);
});
