export async function fetchData<Data>(address: string): Promise<Data> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
