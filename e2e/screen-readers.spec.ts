import { expect, joinInBrowser, newName, test } from './journey.ts';

// The landmarks, headings, and live regions that screen readers announce: see docs/screen-readers.md.

test('the home page and a calculator announce their parts', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Orbit & Vine"
      - navigation "Main"
    - main:
      - heading "Bringing big data to small wineries" [level=1]
      - region "A sample of our work":
        - textbox "Sent from the cellar"
        - status
      - region "Services":
        - heading [level=2]
      - region "Process":
        - heading [level=2]
      - heading [level=2]
    - contentinfo:
      - navigation "Work"
      - navigation "Resources"
      - navigation "Company"
    - status
  `);
  await page.goto('/tools/so2');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Calculators"
      - heading "SO₂ Addition" [level=1]
      - 'region "Calculator: SO₂ addition"':
        - textbox "pH"
        - textbox "Desired molecular SO₂ in mg/L"
        - textbox "Wine volume"
        - combobox "Liters or gallons"
        - paragraph:
          - button "Reset"
        - status: /3\\.833 g/
        - figure "Free SO₂ needed by pH":
          - img "Free SO₂ needed by pH"
  `);
});

test('the community and the lot manager announce their parts', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/plastic-grapes');
  await page.getByRole('textbox', { name: 'Message' }).fill('The **pH** is 3.4');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to the message box"
      - button "Search"
      - button "Inbox"
      - button "Sign Out"
    - navigation "Channels":
      - heading "Channels" [level=2]
      - list:
        - listitem:
          - link "General"
    - main:
      - heading "General" [level=1]
      - region "Messages in General":
        - list:
          - listitem:
            - heading "Today" [level=2]
          - listitem:
            - paragraph:
              - strong: pH
            - button "Thumbs up, 0"
            - button /^Reply to/
      - textbox "Message"
      - button "Send message"
      - status: /Message sent/
  `);

  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T7 500, 420 gal of 2026 Merlot\nB101-B110, 59 gal each, 2024 Syrah');
  await page.getByRole('button', { name: 'Save the vessels and the wine' }).click();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the cellar"
    - banner:
      - paragraph: Example Hill
      - navigation "The cellar":
        - link "Today"
    - main:
      - heading "Today" [level=1]
      - heading "In the cellar now" [level=2]
      - list:
        - listitem:
          - link /T7 .*420 gal/
        - listitem:
          - group: /10 barrels .*590 gal/
      - heading "Last entries" [level=2]
      - list:
        - listitem:
          - strong: Opening balance
          - text: /59 gal each in B101-B110/
          - button /^Correct row/
    - region "New message":
      - status
      - textbox "What was done, as you would text it"
      - button "Send"
  `);
});
