-- Names as a reader looks for them: member2 before member10.
CREATE COLLATION "in_order" (provider = icu, locale = 'en-u-kn-true');
