import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type Loan, readLoan } from "#domain/listings/emi.ts";
import type { PurchaseCosts } from "#domain/listings/purchase-cost.ts";
import type { Buyer } from "#domain/listings/stamp-duty-table.ts";
import { Button } from "#web/ui/button.tsx";
import { Block } from "./block.tsx";
import { CostSheet } from "./cost-sheet.tsx";
import { LoanTerms, type LoanTexts } from "./loan-terms.tsx";

type Props = {
  costs: PurchaseCosts;
  /** From the URL, or the defaults. */
  loan: Loan;
  buyer: Buyer;
  /** The listing has a price range; costs use its lower end. */
  isLowerEnd: boolean;
};

/** EMI and total cost in one form: calculated as the visitor types, or by the server without JavaScript. */
export function PurchasePlanner({ costs, loan: asked, buyer: askedBuyer, isLowerEnd }: Props) {
  const { t } = useLingui();
  const [texts, setTexts] = useState(() => textsOf(asked));
  const [buyer, setBuyer] = useState(askedBuyer);
  const { price } = costs;
  const loan = readLoan((name) => texts[name], price);

  function settle() {
    setTexts(textsOf(loan));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    settle();
  }

  return (
    <form method="get" action="#emi" onSubmit={submit}>
      <Block title={t`EMI`} id="emi">
        <LoanTerms
          price={price}
          loan={loan}
          texts={texts}
          onType={(name, text) => setTexts((current) => ({ ...current, [name]: text }))}
          onSettle={settle}
        />
      </Block>
      <Block title={t`All-in cost`} id="cost">
        <CostSheet costs={costs} isLowerEnd={isLowerEnd} buyer={buyer} onBuyer={setBuyer} />
      </Block>
      <noscript>
        <Button type="submit" look="outline" size="compact" className="mb-7">
          <Trans>Calculate</Trans>
        </Button>
      </noscript>
    </form>
  );
}

function textsOf({ principal, annualPercent, years }: Loan): LoanTexts {
  return { loan: String(principal), rate: String(annualPercent), years: String(years) };
}
