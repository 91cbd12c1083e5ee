import { expect, it } from 'vitest';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.ts';

const token = '12345';
const call = new URLSearchParams([
  ['CallSid', 'CA1234567890ABCDE'],
  ['Caller', '+14158675309'],
  ['Digits', '1234'],
  ['From', '+14158675309'],
  ['To', '+18005551212'],
]);
const repeated = new URLSearchParams([
  ['Sid', 'CA123'],
  ['SidAccount', 'AC123'],
  ['Digits', '5678'],
  ['Digits', '1234'],
  ['Digits', '1234'],
]);

// Test vectors from Twilio's own validators for PHP and C#.
it.each([
  ['https://mycompany.com/myapp.php?foo=1&bar=2', call, 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
  ['https://MyCompany.com/myapp.php?foo=1&bar=2', call, 'g9IN/x4Cft2g517EjYvEvM/W7LU='],
  ['https://MyCompany.com:1234/myapp.php?foo=1&bar=2', call, 'PCqOZm8cnu/L6+u5i5fuEd+Iac4='],
  ['https://mycompany.com/myapp.php?foo=1&bar=2', repeated, 'IK+Dwps556ElfBT0I3Rgjkr1wJU='],
])('the signature of %s matches Twilio’s', (url, parameters, signature) => {
  expect(twilioSignature(token, url, parameters)).toBe(signature);
  expect(isSignedByTwilio(signature, { token, url, parameters })).toBe(true);
});

it.each([
  ['no signature', undefined],
  ['one of another length', 'RSOYDt4T1cUTdK1PDd93/VVr8B8'],
  ['one of other parameters', 'IK+Dwps556ElfBT0I3Rgjkr1wJU='],
])('the check rejects %s', (_, signature) => {
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(isSignedByTwilio(signature, { token, url, parameters: call })).toBe(false);
});
