export function idOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f’'.]/g, '');
  return plain.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
