import { expect, type Locator, type Page } from '@playwright/test';
import type { NewCustomer } from '../fixtures/test.ts';

/** Log In, Register, Verify Phone Number and Deposit, as a person fills them in. */
export class AccountModals {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  named(
    title:
      | 'Log In'
      | 'Get Started'
      | 'Verify Phone Number'
      | 'Deposit'
      | 'Recover Password'
      | 'Confirm your identity',
  ): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }

  async register({ phone, password }: NewCustomer): Promise<void> {
    const modal = this.named('Get Started');
    await modal.getByLabel('Phone number').fill(phone);
    await modal.getByLabel('Password', { exact: true }).fill(password);
    await modal.getByLabel('Password again').fill(password);
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Register' }).click();
    await expect(this.named('Verify Phone Number')).toBeVisible();
  }

  async verify({ handset }: NewCustomer): Promise<void> {
    const modal = this.named('Verify Phone Number');
    await modal.getByLabel('Code from the SMS').fill(await handset.code());
    await modal.getByRole('button', { name: 'Verify' }).click();
  }

  async logIn({ phone, password }: Pick<NewCustomer, 'phone' | 'password'>): Promise<void> {
    const modal = this.named('Log In');
    await modal.getByLabel('Phone number').fill(phone);
    await modal.getByLabel('Password', { exact: true }).fill(password);
    await modal.getByRole('button', { name: 'Log In', exact: true }).click();
  }

  /** Types the card that the handset shows into the open form that asks who somebody is. */
  async typeIdentity({ handset }: Pick<NewCustomer, 'handset'>): Promise<void> {
    const { identity } = await handset.look();
    await this.#page.getByLabel('National ID number').fill(identity.id_number);
    await this.#page.getByLabel('Date of birth').fill(identity.birth_date.split('-').toReversed().join('/'));
    await this.#page.getByLabel('Full name').fill(identity.name);
  }

  async deposit(shillings: number): Promise<void> {
    const modal = this.named('Deposit');
    await modal.getByRole('textbox', { name: 'Amount in KES' }).fill(String(shillings));
    await modal.getByRole('button', { name: 'Deposit', exact: true }).click();
  }
}
